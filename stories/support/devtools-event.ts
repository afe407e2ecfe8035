/** Event that tells Storybook whether the reader has opened the devtools, because they and the controls do not fit below a report. */
export const devtoolsEvent = 'vitrine/devtools';
