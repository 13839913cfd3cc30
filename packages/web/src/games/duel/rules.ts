export { duelRules as rules } from '@castellan/rules';
