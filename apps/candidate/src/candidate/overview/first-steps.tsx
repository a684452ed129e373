import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { getSkills, listResumes } from '@tryka/domain'
import { endpointQuery } from '@tryka/app-shell'
import { Badge, ButtonLink, Card, CardHead, Icon, media, StepMeter } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useKeptOwner } from '../../base/place/kept-owner'
import { attempt } from '../../base/unsaved/kept'
import { sectionPath } from '../parts/address'

/** With fewer the strength of a profile says that skills are missing, and few jobs can be told apart. */
const SKILLS = 5

const lookedKey = (owner: string): string => `tryka:looked:${owner}`

/** Looking leaves no row: this browser remembers it. */
function useLooked() {
  const key = lookedKey(useKeptOwner())
  const [looked] = useState(() => attempt((storage) => storage.getItem(key)) === 'yes')
  return { looked, look: () => void attempt((storage) => storage.setItem(key, 'yes')) }
}

interface Step {
  title: string
  text: string
  done: boolean
  to: string
  action: string
  onPress?: () => void
}

/** What a new profile needs first, one decision each. Each ticks itself; the card leaves when all are done. */
export function FirstSteps({ applied }: { applied: boolean }) {
  const skills = useQuery(endpointQuery(getSkills)).data
  const resumes = useQuery(endpointQuery(listResumes)).data
  const { looked, look } = useLooked()
  if (!skills || !resumes) return null
  const count = skills.verified.length + skills.declared.length
  const steps: Step[] = [
    {
      title: 'Add five skills',
      text:
        count === 0
          ? 'Jobs are matched by them, and proven ones count more.'
          : `${count} of ${SKILLS} on your profile. Proven ones count more.`,
      done: count >= SKILLS,
      to: sectionPath('skills', { add: 'new' }),
      action: 'Add skills',
    },
    {
      title: 'Save a resume',
      text: 'It goes with every application, as it stands on the day you send it.',
      done: resumes.length > 0,
      to: sectionPath('cv-builder'),
      action: 'Open CV Builder',
    },
    {
      title: 'Look at your matches',
      text: 'Open jobs, the best fit first. Each says why.',
      done: looked || applied,
      to: sectionPath('opportunities'),
      action: 'See matches',
      onPress: look,
    },
  ]
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const now = steps.findIndex((step) => !step.done)
  return (
    <Card asChild>
      <section aria-labelledby="first-steps">
        <CardHead
          action={
            <Count>
              {done} of {steps.length} done
              <StepMeter
                reached={done}
                steps={steps.length}
                tone="vriddhi"
                label={`${done} of ${steps.length}`}
              />
            </Count>
          }
        >
          <h2 id="first-steps">First steps</h2>
        </CardHead>
        <List>
          {steps.map((step, at) => (
            <Item key={step.title} $state={step.done ? 'vriddhi' : at === now ? 'siddhi' : 'line-strong'}>
              <i aria-hidden="true" />
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
              {step.done ? (
                <Badge tone="vriddhi">
                  <Icon icon={Check} size="sm" /> Done
                </Badge>
              ) : (
                <ButtonLink asChild size="sm" variant="secondary" onClick={step.onPress}>
                  <Link to={step.to}>{step.action}</Link>
                </ButtonLink>
              )}
            </Item>
          ))}
        </List>
      </section>
    </Card>
  )
}

const Count = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
`
const List = styled.ol`
  > li + li {
    border-top: var(--bw) solid var(--line);
  }
`
const Item = styled.li<{ $state: string }>`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: var(--sp-1) var(--sp-3);
  align-items: center;
  padding: var(--sp-4) var(--sp-5);
  > i {
    align-self: start;
    width: 1.75rem;
    height: 0.625rem;
    margin-top: 0.4375rem;
    background: var(--${({ $state }) => $state});
    clip-path: polygon(5.8px 0, 100% 0, calc(100% - 5.8px) 100%, 0 100%);
  }
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  p {
    max-width: 56ch;
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
  }
  ${media.stacked} {
    grid-template-columns: 2rem minmax(0, 1fr);
    > :last-child:not(div) {
      grid-column: 2;
      justify-self: start;
      margin-top: var(--sp-2);
    }
  }
`
