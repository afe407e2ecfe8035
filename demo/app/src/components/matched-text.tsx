import { Fragment } from 'react';
import { foldText } from '../../../shared';
import classes from './matched-text.module.css';

interface MatchedTextProps {
  text: string;
  /** Search term; the matches are highlighted regardless of case and accents. */
  term: string;
  /** Position in the text where its bold part starts. Default: no part is bold. */
  boldFrom?: number;
}

interface Match {
  /** Position of the first character. */
  start: number;
  /** Position after the last character. */
  end: number;
}

/** Returns the matches of the term in the text. A character that is folded to two matches if one of them does. */
export function matchesOf(text: string, term: string): Match[] {
  const part = foldText(term);
  if (part === '') return [];
  let folded = '';
  // for each folded character, the position of the character in the text that it stands for
  const origins: number[] = [];
  let position = 0;
  for (const character of text) {
    folded += foldText(character);
    origins.push(...Array.from({ length: folded.length - origins.length }, () => position));
    position += character.length;
  }
  const matches: Match[] = [];
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
    const last = origins[at + part.length - 1];
    matches.push({
      start: origins[at] ?? 0,
      end: origins.find((origin) => last !== undefined && origin > last) ?? text.length,
    });
  }
  return matches;
}

/** A text in which the matches of a search with at least two characters are highlighted. */
export function MatchedText({ text, term, boldFrom = text.length }: MatchedTextProps) {
  // highlights of single letters would outweigh the names
  const matches = term.trim().length > 1 ? matchesOf(text, term) : [];
  // an email address wraps before the `@`
  const at = Math.max(0, text.lastIndexOf('@'));
  const edges = [0, boldFrom, at, ...matches.flatMap(({ start, end }) => [start, end]), text.length];
  const positions = [...new Set(edges)].sort((a, b) => a - b);
  return positions.slice(0, -1).map((from, index) => {
    const part = text.slice(from, positions[index + 1]);
    const isMatch = matches.some(({ start, end }) => from >= start && from < end);
    const content = isMatch ? <mark className={classes.match}>{part}</mark> : part;
    return (
      <Fragment key={from}>
        {from > 0 && from === at && <wbr />}
        {from >= boldFrom ? <b>{content}</b> : content}
      </Fragment>
    );
  });
}
