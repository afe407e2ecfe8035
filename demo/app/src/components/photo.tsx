import { Avatar } from '@mantine/core';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import classes from './photo.module.css';

export interface PhotoProps {
  /** URL of the photo. A placeholder is shown if it is missing or fails to load. */
  url: string | null | undefined;
  /** The person's name, whose initials serve as the placeholder. Without a name, the placeholder is a neutral icon. */
  name?: string;
  /** Width and height in pixels. */
  size: number;
  /** Alternative text. Default: empty, because a photo next to a name is decorative. */
  alt?: string;
}

/** Number of placeholder colors in `global.css`. */
const tints = 6;

const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints;

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
};

/** Round photo of a staff member. While the photo loads, the placeholder is shown. */
export function Photo({ url, name = '', size, alt = '' }: PhotoProps) {
  const [result, setResult] = useState<{ url: string; isLoaded: boolean }>();
  const isDone = typeof url === 'string' && result?.url === url;
  const image = typeof url === 'string' && (!isDone || result.isLoaded) ? url : undefined;
  return (
    <Avatar
      size={size}
      radius="100%"
      alt={image === undefined ? alt : ''}
      data-large={size > 64 || undefined}
      data-tint={name === '' ? undefined : tintOf(name)}
    >
      {!(isDone && result.isLoaded) && <Placeholder name={name} size={size} />}
      {image !== undefined && (
        <img
          key={image}
          className={classes.image}
          src={image}
          alt={alt}
          onLoad={() => setResult({ url: image, isLoaded: true })}
          onError={() => setResult({ url: image, isLoaded: false })}
        />
      )}
    </Avatar>
  );
}

function Placeholder({ name, size }: { name: string; size: number }) {
  return name === '' ? (
    // a thinner line in large placeholders, which is then as wide as in the app's other icons
    <UserRound size={size * 0.5} strokeWidth={size > 64 ? 1.25 : 2} aria-hidden />
  ) : (
    // the name is next to the photo
    <span aria-hidden>{initialsOf(name)}</span>
  );
}
