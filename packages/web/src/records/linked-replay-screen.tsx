export { LinkedReplayScreen as default } from './replay-screen.tsx';
