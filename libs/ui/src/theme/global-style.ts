import { createGlobalStyle } from 'styled-components'
import * as media from './media'

/** Base styles of every page: reset, body text, headings, links, focus, selection. Needs tokens.css beside it. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-top: 5.5rem;
  }
  body {
    margin: 0;
    background: var(--bg);
    color: var(--text);
    font: var(--fw-regular) var(--fs-5)/var(--lh-body) var(--font-body);
    -webkit-font-smoothing: antialiased;
    font-synthesis: none;
    overflow-x: clip;
  }
  h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; }
  h1, h2, h3, h4 {
    font-family: var(--font-display);
    font-weight: var(--fw-display);
    line-height: var(--lh-snug);
    text-wrap: balance;
  }
  /* No last line of one word. */
  p, li, dd { text-wrap: pretty; }
  /* Names are as long as people and companies are called. */
  h1, h2, h3, h4, p { overflow-wrap: anywhere; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  svg { display: block; flex: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  table { border-collapse: collapse; width: 100%; }
  a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  a:hover { color: var(--link-hover); }
  :focus-visible { outline: var(--bw-2) solid var(--focus); outline-offset: 2px; border-radius: var(--r-1); }
  ::selection { background: var(--selection); color: var(--on-selection); }
  [hidden] { display: none !important; }
  ${media.still} {
    html { scroll-behavior: auto; }
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; }
  }
`
