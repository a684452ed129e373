import { css, keyframes } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`
const vanish = keyframes`
  to { opacity: 0; }
`

/** A floating panel: menus and listboxes. */
export const panelStyles = css`
  z-index: var(--z-popover);
  padding: 0.375rem;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow-3);
`

/** Fades and slides in; the primitive waits for the way out. */
export const panelMotion = css`
  animation: ${appear} var(--dur-2) var(--ease-out);

  &[data-state='closed'] {
    animation: ${vanish} var(--dur-1) var(--ease-out);
  }
`
