/**
 * The devtools as a component for React 18 and 19.
 *
 * @packageDocumentation
 */
export { VitrineDevtools, type VitrineDevtoolsProps } from './vitrine-devtools';
