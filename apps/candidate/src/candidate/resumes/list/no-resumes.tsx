import { FilePlus, FileText, Upload, UserRound, WandSparkles, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { getProfile, type ResumeDraft } from '@tryka/domain'
import { Card, Heading, Icon, Text } from '@tryka/ui'
import { newId } from '../../../base/calls/new-id'
import { useRead } from '../../../base/calls/calls'
import { exampleToFill } from './example-resume'
import { hasParts, resumeOfProfile } from './from-profile'

export interface NoResumesProps {
  onNew: () => void
  onImport: () => void
  onGenerate: () => void
  /** Opens something that is not saved yet. */
  onStart: (draft: ResumeDraft) => void
}

/** Ways to a first resume. */
export function NoResumes({ onNew, onImport, onGenerate, onStart }: NoResumesProps) {
  // Whoever has no profile yet is not told so: the way is just not there.
  const { data: profile } = useRead(getProfile, {})
  const [example] = useState(exampleToFill)
  return (
    <Card>
      <Start>
        <Heading as="h3" look="h4">
          No resumes yet
        </Heading>
        <Text size="sm" tone={3}>
          Start from what you have. Nothing is saved before you save it.
        </Text>
        <Ways>
          {profile && hasParts(profile) && (
            <Way
              icon={UserRound}
              title="From my profile"
              text="Your work, education and skills, as the profile has them."
              onPress={() => onStart(resumeOfProfile(profile, newId))}
            />
          )}
          <Way
            icon={Upload}
            title="Upload a file"
            text="A PDF, Word file or LinkedIn export becomes a resume."
            onPress={onImport}
          />
          <Way
            icon={FileText}
            title="From an example"
            text="Sentences with blanks for your own facts. Fill them in; no file holds a blank unasked."
            onPress={() => onStart(example)}
          />
          <Way icon={FilePlus} title="New Resume" text="A blank page." onPress={onNew} />
          <Way
            icon={WandSparkles}
            title="AI Generate"
            text="A first draft from what you tell of your work."
            onPress={onGenerate}
          />
        </Ways>
      </Start>
    </Card>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  text: string
  onPress: () => void
}

const Way = ({ icon, title, text, onPress }: WayProps) => (
  <li>
    <button type="button" onClick={onPress}>
      <Icon icon={icon} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  </li>
)

const Start = styled.div`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-4);
`
const Ways = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  /* Two rows that are both full, and one where there is room, with the profile or without it. */
  @media (min-width: 561px) and (max-width: 1399px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 3;
    }
    &:has(> :nth-child(5)) > :nth-child(-n + 3) {
      grid-column: span 2;
    }
  }
  @media (min-width: 1400px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
  margin-top: var(--sp-2);
  button {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
    width: 100%;
    height: 100%;
    padding: var(--sp-3) var(--sp-4);
    border: var(--bw) solid var(--line-strong);
    border-radius: var(--r-3);
    background: var(--surface);
    color: var(--text);
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-2);
    border-color: var(--control-hover);
  }
  svg {
    margin-top: 0.1rem;
    color: var(--text-3);
  }
  b {
    display: block;
    font-size: var(--fs-4);
    font-weight: var(--fw-strong);
  }
  small {
    display: block;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
