import { Fragment } from 'react';
import { foldText } from '../../../../../shared';
import classes from './matched-text.module.css';

interface MatchedTextProps {
  text: string;
  /** Search term; the matches are highlighted regardless of case and accents. */
  term: string;
  /** Position in the text where its bold part starts. Default: no part is bold. */
  boldFrom?: number;
}

/** Returns the positions in the text at which matches start. */
export function matchesOf(text: string, term: string): number[] {
  const [folded, part] = [foldText(text), foldText(term)];
  // the positions differ if the folded text or term has another length
  if (part === '' || folded.length !== text.length || part.length !== term.length) return [];
  const starts: number[] = [];
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) starts.push(at);
  return starts;
}

/** A text in which the matches of a search are highlighted. */
export function MatchedText({ text, term, boldFrom = text.length }: MatchedTextProps) {
  const starts = matchesOf(text, term);
  // an email address wraps before the `@`
  const at = Math.max(0, text.lastIndexOf('@'));
  const edges = [0, boldFrom, at, ...starts, ...starts.map((start) => start + term.length), text.length];
  const positions = [...new Set(edges)].sort((a, b) => a - b);
  return positions.slice(0, -1).map((from, index) => {
    const part = text.slice(from, positions[index + 1]);
    const isMatch = starts.some((start) => from >= start && from < start + term.length);
    const content = isMatch ? <mark className={classes.match}>{part}</mark> : part;
    return (
      <Fragment key={from}>
        {from > 0 && from === at && <wbr />}
        {from >= boldFrom ? <b>{content}</b> : content}
      </Fragment>
    );
  });
}
