import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** What is asked, under what it is. A new question begins where it is read. */
export function Asked({ kind, stem }: { kind: readonly ReactNode[]; stem: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div>
      <Kind id="kind">
        {kind.map((word, index) => (
          <span key={index}>{word} </span>
        ))}
      </Kind>
      <Stem ref={heading} tabIndex={-1} aria-describedby="kind">
        {stem}
      </Stem>
    </div>
  )
}

export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  margin-bottom: var(--sp-2);
  font-size: var(--fs-3);
  color: var(--text-3);
`
const Stem = styled.h1`
  max-width: 34ch;
  font: 540 clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem) / 1.28 var(--font-display);
  font-stretch: 102%;
  letter-spacing: -0.006em;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  outline: none;
`
