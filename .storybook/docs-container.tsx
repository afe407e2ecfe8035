import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { adaptControls } from './adapt-controls';
import { addPlaceholders } from './add-placeholders';
import { markSection } from './mark-section';
import { initialScheme, type Scheme } from './scheme';
import { themes } from './themes';

/** The part of Storybook's preview that stores the toolbar's selection. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): { scheme?: Scheme } } } };
}

/** Returns the toolbar's scheme. It is not read from events, because the page also receives those from its stories' frames. */
const selectedScheme = (): Scheme | undefined =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get().scheme;

/** Container for the documentation pages, in the toolbar's color scheme. */
export function SchemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(initialScheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const onChange = () => setScheme((previous) => selectedScheme() ?? previous);
    channel.on('globalsUpdated', onChange);
    return () => channel.off('globalsUpdated', onChange);
  }, []);
  useEffect(adaptControls, []);
  useEffect(markSection, []);
  useLayoutEffect(addPlaceholders, []);
  // must run before the stories' frames load, because they use the page's scheme
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={themes[scheme]} />;
}
