import { css } from 'styled-components'

/** Hides from sight, not from assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** The focus ring, for parts whose focused element is another one than the visible one. */
export const focusRing = css`
  outline: var(--bw-2) solid var(--focus);
  outline-offset: 2px;
`

/** A native box laid over a drawn one: the whole drawing is the target and keeps the native behaviour. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

/** Strips what the browser gives a button before it is styled as something else. */
export const plainButton = css`
  border: 0;
  background: none;
  padding: 0;
  cursor: pointer;
  text-align: left;
`
