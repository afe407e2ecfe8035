/**
 * Delay in milliseconds after a field has lost focus, before what is below it may move. Otherwise, the click that takes the focus would
 * miss its target.
 */
export const blurDelayMs = 300;
