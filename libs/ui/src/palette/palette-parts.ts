import { Command } from 'cmdk'
import { Dialog as Primitive, VisuallyHidden } from 'radix-ui'
import { styled } from 'styled-components'
import { Panel, Scrim } from '../dialog/dialog-parts'
import * as media from '../theme/media'

// Its head stays where it is while the list grows and shrinks.
export const Above = styled(Scrim)`
  place-items: start center;
  padding-top: min(14vh, 8rem);
  ${media.phone} {
    place-items: stretch;
    padding: 0;
  }
`
export const Sheet = styled(Panel)`
  max-height: min(34rem, 84dvh);
  overflow: clip;
  ${media.phone} {
    height: 100dvh;
    max-height: 100dvh;
    border: 0;
    border-radius: 0;
  }
`
export const Frame = styled(Command)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
export const Ask = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-3);
  padding: 0 var(--sp-3) 0 var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
  > svg {
    flex: none;
    color: var(--text-3);
  }
  /* The caret says where the focus is, and there is nowhere else for it. */
  &:focus-within {
    border-bottom-color: var(--satya);
  }
`
export const Field = styled(Command.Input)`
  flex: 1;
  min-width: 0;
  min-height: 3.5rem;
  border: 0;
  background: none;
  color: var(--text);
  font-size: var(--fs-6);
  outline: 0;
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
`
export const List = styled(Command.List)`
  flex: 1;
  padding: var(--sp-2);
  overflow-y: auto;
  scrollbar-width: thin;
  scroll-padding-block: var(--sp-2);
`
export const Group = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: var(--sp-2) var(--sp-3) var(--sp-1);
    font-size: var(--fs-1);
    color: var(--text-3);
  }
`
export const Quiet = styled.p`
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
`
export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem var(--sp-4);
  padding: 0.625rem var(--sp-5);
  border-top: var(--bw) solid var(--line);
  background: var(--surface-2);
  font-size: var(--fs-2);
  color: var(--text-2);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  ${media.phone} {
    display: none;
  }
`
export const { Root, Portal, Title } = Primitive
export const Hidden = VisuallyHidden.Root
