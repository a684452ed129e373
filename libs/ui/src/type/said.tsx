import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Somebody's words, whole and as they were written; their script says which way they run. */
export const Said = (props: Omit<ComponentProps<'blockquote'>, 'dir'>) => <Words dir="auto" {...props} />

const Words = styled.blockquote`
  margin: 0;
  padding-left: var(--sp-4);
  border-left: 3px solid var(--line-strong);
  font-size: var(--fs-3);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
