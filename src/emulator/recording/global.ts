// Entry point of the script for the console of a page; see docs/recording.md.
export { recordContent } from './record-content';
