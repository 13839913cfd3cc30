export { discoveryRules as rules } from '@castellan/rules';
