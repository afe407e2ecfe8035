import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
