import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/base.css';
import { ExplorerPage } from './ExplorerPage';

const root = document.getElementById('root');
if (!root) throw new Error('explorer.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ExplorerPage />
  </StrictMode>,
);
