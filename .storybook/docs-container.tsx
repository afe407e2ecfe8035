import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { collapseControls } from './collapse-controls';
import { initialScheme, type Scheme } from './scheme';
import { themes } from './themes';

/** Container for the documentation pages, in the toolbar's color scheme. */
export function SchemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(initialScheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const onChange = ({ globals }: { globals: { scheme?: Scheme } }) => {
      if (globals.scheme) setScheme(globals.scheme);
    };
    channel.on('globalsUpdated', onChange);
    return () => channel.off('globalsUpdated', onChange);
  }, []);
  useEffect(collapseControls, []);
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={themes[scheme]} />;
}
