import { render, screen } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';

it('uses the same React 18 version for the tests, React DOM and Testing Library', () => {
  render(<p>rendered</p>);
  expect(screen.getByText('rendered').isConnected).toBe(true);
  expect([version, domVersion]).toEqual([expect.stringMatching(/^18\./), version]);
});
