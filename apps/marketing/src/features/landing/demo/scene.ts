import { styled } from 'styled-components'
import type { Answer } from './content'

export interface SceneProps {
  /** What the visitor chose in the first scene. */
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** The stage of each scene: all of the same height, so that the buttons stay where they are. */
export const Scene = styled.div`
  display: grid;
  gap: var(--sp-3);
  align-content: center;
  min-height: 18.5rem;
  padding: var(--sp-5);
  background: var(--surface-2);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  b {
    font: var(--fw-display) var(--fs-6) / 1.3 var(--font-display);
    font-stretch: 103%;
  }
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`
