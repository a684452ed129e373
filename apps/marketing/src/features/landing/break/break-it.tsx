import { lazy, Suspense, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Verification } from '@tryka/credentials'
import { media } from '@tryka/ui'
import type { Breakage } from './ways'
import { WAYS } from './ways'

interface Shown {
  breakage?: Breakage | undefined
  /** What the checks said; of the whole badge they are known when its parts are here. */
  found?: Verification
}

// They bring the checks along: the HTML stands as it is until they are here and have run.
async function parts() {
  const [panels, { checkBadge }] = await Promise.all([import('./panels'), import('./break-badge')])
  return { ...panels, whole: await checkBadge() }
}
const BadgeCard = lazy(async () => {
  const { BadgeCard: Part, whole } = await parts()
  return { default: (props: Shown) => <Part found={whole} {...props} /> }
})
const Findings = lazy(async () => {
  const { Findings: Part, whole } = await parts()
  return { default: (props: Shown & { onMend: () => void }) => <Part found={whole} {...props} /> }
})

/** A genuine badge, six ways to break it, and which check each of them fails. */
export function BreakIt() {
  const [shown, setShown] = useState<Shown>({})
  const [pressed, setPressed] = useState<Breakage>()
  const latest = useRef<Breakage>(undefined)
  // What is shown stays until the checks of the next are in: the comparison is the effect.
  const change = async (to: Breakage | undefined) => {
    latest.current = to
    setPressed(to)
    const found = await (await import('./break-badge')).checkBadge(to)
    if (latest.current === to) setShown({ breakage: to, found })
  }
  return (
    <Halves>
      <div>
        <Suspense>
          <BadgeCard {...shown} />
        </Suspense>
        <div role="group" aria-labelledby="break-it">
          <Title id="break-it">Break it</Title>
          <Ways>
            {WAYS.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                aria-pressed={pressed === key}
                onClick={() => void change(pressed === key ? undefined : key)}
              >
                {label}
              </button>
            ))}
          </Ways>
        </div>
      </div>
      <div>
        <Suspense>
          <Findings {...shown} onMend={() => void change(undefined)} />
        </Suspense>
      </div>
    </Halves>
  )
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.02fr) minmax(0, 1fr);
  gap: clamp(2.5rem, 6vw, 6rem);
  align-items: start;
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  > div {
    display: grid;
    gap: var(--sp-5);
    min-width: 0;
  }
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Title = styled.h3`
  margin-bottom: var(--sp-3);
  font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
`
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-2);
  button {
    min-height: 2.75rem;
    padding: 0.625rem var(--sp-3);
    border: var(--bw) solid var(--control);
    border-radius: var(--r-2);
    background: var(--surface);
    font-size: var(--fs-3);
    line-height: 1.45;
    text-align: left;
  }
  button:hover {
    border-color: var(--control-hover);
  }
  [aria-pressed='true'] {
    background: var(--selected);
    border-color: var(--selected-line);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
