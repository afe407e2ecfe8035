import { MantineProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { Brand } from '../../../shared';
import { BrandContext } from '../lib/brand';
import { neutralBrand, themeOf } from '../lib/theme/theme';

/** Returns the page's nonce, which the content security policy requires on every style element. */
const nonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Provides a brand and its theme, or a neutral theme if the brand is unknown. */
export function BrandProvider({ brand, children }: { brand: Brand | undefined; children: ReactNode }) {
  const { code, color } = brand ?? neutralBrand;
  const { theme, variables } = useMemo(() => themeOf({ code, color }), [code, color]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto" getStyleNonce={nonce}>
      <BrandContext value={brand}>{children}</BrandContext>
    </MantineProvider>
  );
}
