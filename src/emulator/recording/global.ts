// Entry point for the script that runs in a page's console. See docs/recording.md.
export { recordContent } from './record-content';
