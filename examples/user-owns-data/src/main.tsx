import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createContent } from './content';
import './styles.css';

const content = createContent(import.meta.env as Record<string, string | undefined>);

// A sign-in can be completed only once, so it must not be part of a component, in which React may run effects twice.
const userName = content.auth.start();

const root = document.createElement('div');
root.id = 'root';
document.body.append(root);

createRoot(root).render(
  <StrictMode>
    <App content={content} userName={userName} />
  </StrictMode>,
);
