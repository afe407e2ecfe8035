import { useSpace } from '../../lib/space';

/** Meta and link elements of the brand. React moves them to the document's head. */
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
