import { MemoryStore } from '../src/index.ts';
import { storeSuite } from './store-suite.ts';

storeSuite('memory', async () => ({ store: new MemoryStore(), again: null, close: async () => {} }));
