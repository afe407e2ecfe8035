import { render, screen } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';

it('runs the tests of the React entry point and Testing Library with the same copy of React 18', () => {
  render(<p>rendered</p>);
  expect(screen.getByText('rendered').isConnected).toBe(true);
  expect([version, domVersion]).toEqual([expect.stringMatching(/^18\./), version]);
});
