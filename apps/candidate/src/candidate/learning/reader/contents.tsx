import { Check, Circle, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import type { ModuleView } from '@tryka/domain'
import { Icon, media, ProgressBar, SrOnly, Text } from '@tryka/ui'
import { counted } from '../../../base/format/format'
import { LAST_SECTION, sectionId, sectionsOf, standOf } from './sections'

interface ContentsProps {
  module: ModuleView
  /** The checks alone are shown: there are no sections to go to. */
  isTest: boolean
}

const STANDS = {
  'not-asked': { icon: Minus, words: ', without checks' },
  open: { icon: Circle, words: ', not done' },
  done: { icon: Check, words: ', done' },
} as const

/** How far somebody is, and the way to each section. */
export function Contents({ module: { blocks, progress }, isTest }: ContentsProps) {
  const { checks } = progress
  const right = checks.filter(({ state }) => state === 'right').length
  const late = checks.filter(({ isLate }) => isLate)
  return (
    <Nav aria-label="In this module">
      <Far>
        <span>
          {right} of {counted(checks.length, 'check')} right
        </span>
        <span>{checks.length > 0 ? Math.round((100 * right) / checks.length) : 100}%</span>
      </Far>
      <ProgressBar value={checks.length > 0 ? (100 * right) / checks.length : 100} label="Checks right" />
      <ol>
        {(isTest ? [] : sectionsOf(blocks)).map((section) => {
          const { icon, words } = STANDS[standOf(section, checks)]
          return (
            <li key={section.title}>
              <a href={`#${sectionId(section.title)}`}>
                <Icon icon={icon} size="sm" />
                <span>
                  {section.title}
                  <SrOnly>{words}</SrOnly>
                </span>
              </a>
            </li>
          )
        })}
        {late.length > 0 && (
          <li>
            <a href={`#${sectionId(LAST_SECTION)}`}>
              <Icon icon={Circle} size="sm" />
              <span>
                {LAST_SECTION}
                <SrOnly>, {counted(late.length, 'check')}</SrOnly>
              </span>
            </a>
          </li>
        )}
      </ol>
      <Text size="xs" tone={3}>
        Passed when every check was right once, four of five within two tries, and the task is right. Or when
        nine of ten are right at the first try.
      </Text>
    </Nav>
  )
}

const Nav = styled.nav`
  position: sticky;
  top: calc(var(--head-h, 4rem) + var(--sp-4));
  display: grid;
  gap: var(--sp-4);

  ol {
    display: grid;
    gap: var(--sp-2);
  }
  a {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: var(--sp-2);
    min-height: 1.5rem;
    font-size: var(--fs-3);
    line-height: 1.45;
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  a svg {
    margin-top: 0.15rem;
  }
  ${media.grid} {
    position: static;
  }
`
const Far = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--fs-2);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`
