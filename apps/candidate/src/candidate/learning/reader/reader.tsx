import { ArrowLeft, BookX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ApiError } from '@tryka/api-client'
import { QueryView } from '@tryka/app-shell'
import { openModule, type ModuleView } from '@tryka/domain'
import { Button, ButtonLink, Card, EmptyState, Icon, LoadingRows, media, PageHead, Stack } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { sectionPath, useAddress } from '../../parts/address'
import { Flush, WrongHere } from '../../parts/corrections/wrong-here'
import { useMinutes } from '../../parts/minutes/use-minutes'
import { usePageTitle } from '../../skills/player/use-page-title'
import { Block } from './blocks'
import { CheckBox } from './check-box'
import { Contents } from './contents'
import { ModuleState, Passed } from './module-state'
import { readerThing } from './reader-thing'
import { LAST_SECTION, sectionId } from './sections'

/** A module: its text, its checks within it, and how far somebody is. */
export function Reader({ id }: { id: string }) {
  const [path = '', name = ''] = id.split('/')
  const module = useRead(openModule, { params: { path, name } })
  const isNothing = module.error instanceof ApiError && module.error.status === 404
  const back = useRef<HTMLAnchorElement>(null)
  // Opening a module is going somewhere, also from one to the next.
  useEffect(() => {
    if (window.location.hash === '') back.current?.focus()
  }, [id])
  return (
    <>
      <Back ref={back} to={sectionPath('learning')}>
        <Icon icon={ArrowLeft} size="sm" />
        My path
      </Back>
      {isNothing ? (
        <NoModule />
      ) : (
        <QueryView
          query={module}
          loading={<LoadingRows label="Loading the module" />}
          boxed
          errorText="The module could not be loaded. Check your connection, then try again."
        >
          {(view) => <Shown key={view.id} module={view} />}
        </QueryView>
      )}
    </>
  )
}

const NoModule = () => (
  <Card>
    <EmptyState
      as="h1"
      icon={BookX}
      title="There is no such module"
      text="It is not open yet, or its address is not right."
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={sectionPath('learning', { tab: 'courses' })}>See all courses</Link>
        </ButtonLink>
      }
    />
  </Card>
)

/** Where an address points to within the module, or its beginning. */
function goToPlace(): void {
  const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  // Newer browsers answer scrolling with a promise, which an effect would take for its end.
  if (!place) return void window.scrollTo(0, 0)
  place.scrollIntoView()
  place.focus()
}

function Shown({ module }: { module: ModuleView }) {
  const { title, path, minutes, blocks, progress, sources, checkedAt } = module
  const address = useAddress()
  const { checks } = progress
  const isPassed = progress.state === 'passed'
  const isTest = Boolean(address.get('test')) && !isPassed
  usePageTitle(title)
  useEffect(goToPlace, [])
  const tasks = checks.some(({ isTask }) => isTask)
  useMinutes((where) => readerThing(module, where))
  const shown = isTest ? blocks.filter(({ kind }) => kind === 'check') : blocks
  const box = (name: string, isEnd = false) => {
    const at = checks.findIndex((one) => one.name === name)
    const check = checks[at]
    return check && <CheckBox module={module} check={check} seq={at + 1} of={checks.length} isEnd={isEnd} />
  }
  const [atEnd, setAtEnd] = useState<readonly string[]>([])
  const late = checks.filter(({ name, isLate }) => isLate && !atEnd.includes(name)).map(({ name }) => name)
  // What came to the end stays there while it is looked at, also when it is right by now.
  if (late.length > 0) setAtEnd([...atEnd, ...late])
  return (
    <Stack gap={5}>
      <PageHead
        title={title}
        context={`${path.title}, module ${path.seq} of ${path.modules}. About ${minutes} minutes.`}
        actions={
          !isPassed && (
            <Button
              variant="secondary"
              aria-pressed={isTest}
              onClick={() => address.set({ test: isTest ? undefined : 'out' })}
            >
              {isTest ? 'Show the text' : 'Test out'}
            </Button>
          )
        }
      />
      <ModuleState module={module} isTest={isTest} hasTask={tasks} />
      <Page>
        <Contents module={module} isTest={isTest} />
        <Lesson aria-label={title}>
          {/* Without the text, what a check tells has no heading above its own. */}
          {isTest && <h2>Checks</h2>}
          {shown.map((block, index) =>
            block.kind === 'check' ? (
              <div key={block.name} data-check={block.name}>
                {box(block.name)}
              </div>
            ) : (
              <Block key={index} block={block} />
            ),
          )}
          {atEnd.length > 0 && (
            <>
              <h2 id={sectionId(LAST_SECTION)} tabIndex={-1}>
                {LAST_SECTION}
              </h2>
              {atEnd.map((name) => (
                <div key={name} data-check={name}>
                  {box(name, true)}
                </div>
              ))}
            </>
          )}
          {isPassed && <Passed module={module} />}
          <Foot>
            Sources: {sources.map(({ title: of, part, year }) => `${of}, ${part} (${year})`).join('; ')}.
            Checked {formatDate(`${checkedAt}T12:00:00.000Z`, 'UTC')}.
            <Flush>
              <WrongHere of={{ kind: 'module', ref: module.id, revision: module.revision, what: title }} />
            </Flush>
          </Foot>
        </Lesson>
      </Page>
    </Stack>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 1.5rem;
  margin-bottom: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
`
const Page = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 46rem);
  align-items: start;
  gap: var(--sp-6) clamp(1.5rem, 4vw, 3.5rem);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Lesson = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
  font-size: var(--fs-5);
  line-height: 1.6;
  overflow-wrap: anywhere;

  > h2,
  > h3 {
    margin-top: var(--sp-4);
    font: var(--fw-display) var(--fs-8) / 1.3 var(--font-display);
    scroll-margin-top: 6rem;
    outline: none;
  }
  > h3 {
    font-size: var(--fs-7);
  }
  > h2:first-child {
    margin-top: 0;
  }
  > p,
  > ul,
  > ol {
    max-width: 64ch;
    color: var(--text-2);
  }
  > p code,
  li code,
  td code {
    font: var(--fw-regular) 0.9em var(--font-mono);
  }
  strong {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-3);
  }
  table:has(th:nth-child(3)) {
    min-width: 24rem;
  }
  th,
  td {
    padding: var(--sp-2) var(--sp-4) var(--sp-2) 0;
    border-bottom: var(--bw) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
`
const Foot = styled.footer`
  font-size: var(--fs-2);
  color: var(--text-3);
`
