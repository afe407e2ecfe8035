import { useSpace } from '../../lib/space';

/** The brand's own entries of the document's head; React puts them there. */
export function BrandHead() {
  const { brand } = useSpace();
  return (
    <>
      {brand.head.meta.map(({ name, content }) => (
        <meta key={name} name={name} content={content} />
      ))}
      {brand.head.links.map(({ rel, href }) => (
        <link key={`${rel} ${href}`} rel={rel} href={href} />
      ))}
    </>
  );
}
