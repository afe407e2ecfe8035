import { createRoot } from 'react-dom/client';
import { Playground } from './view/playground';
import './view/style.css';

const root = document.querySelector('#root');
const { contentOrigin } = document.documentElement.dataset;
if (root && contentOrigin) createRoot(root).render(<Playground contentOrigin={contentOrigin} />);
