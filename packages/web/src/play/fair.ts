export { fairBelow } from '@castellan/match';
