import { render, screen } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';

it('runs the tests of the React door with React 18, and Testing Library with the same one', () => {
  render(<p>drawn</p>);
  expect(screen.getByText('drawn').isConnected).toBe(true);
  expect([version, domVersion]).toEqual([expect.stringMatching(/^18\./), version]);
});
