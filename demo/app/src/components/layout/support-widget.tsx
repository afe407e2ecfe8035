import { Tooltip } from '@mantine/core';
import { LifeBuoy } from 'lucide-react';
import { useSpace } from '../../lib/space';
import classes from './support-widget.module.css';

/**
 * Link to the brand's support website: a floating button, or an icon in the header of narrow windows, where a button would
 * cover the page. Renders nothing if the environment has no support website.
 */
export function SupportWidget() {
  const { brand, environment } = useSpace();
  const { urls, tooltip, iconCss } = brand.supportWidget;
  const url = urls[environment];
  if (url === undefined) return null;
  return (
    <Tooltip label={tooltip.title} position={tooltip.placement} multiline maw={320}>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.widget}
        aria-label="Support (opens in a new tab)"
      >
        <LifeBuoy size={24} aria-hidden className={iconCss} />
      </a>
    </Tooltip>
  );
}
