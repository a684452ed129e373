import type { ModuleView } from '@tryka/domain'
import { ButtonLink, ButtonRow, Notice, Stack, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { counted } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'

interface StateProps {
  module: ModuleView
  isTest: boolean
  hasTask: boolean
}

/** What is to be said of a module as a whole, before its text. */
export function ModuleState({ module, isTest, hasTask }: StateProps) {
  const { progress, needs } = module
  const open = needs.filter(({ isPassed }) => !isPassed)
  if (progress.state === 'passed') return <Passed module={module} />
  return (
    <>
      {progress.state === 'stale' && (
        <Notice title="This module has changed">
          Something that it taught is no longer so. Answer its checks once more to pass it again.
        </Notice>
      )}
      {open.length > 0 && !isTest && (
        <Notice title={`This builds on ${open.map(({ title }) => title).join(' and ')}`}>
          You can read it all the same, or begin with{' '}
          {open.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ' or '}
              <TextLink asChild>
                <Link to={sectionPath('learning', { module: id })}>{title}</Link>
              </TextLink>
            </span>
          ))}
          .
        </Notice>
      )}
      {isTest && (
        <Notice title="The checks alone">
          {counted(progress.checks.length, 'check')}. Who has nine of ten right at the first try
          {hasTask ? ', and the task,' : ''} has passed the module without its text.
        </Notice>
      )}
    </>
  )
}

/** That it is passed, and where to go from there: before its text, and after the last check. */
export function Passed({ module: { path, next } }: { module: ModuleView }) {
  return (
    <Notice tone="vriddhi" title="Module passed">
      <Stack gap={3}>
        <span>
          {path.isEnrolled ? `${path.title} has moved on by itself.` : 'It counts for every path it is in.'}
        </span>
        <ButtonRow>
          {next && (
            <ButtonLink asChild size="sm">
              <Link to={sectionPath('learning', { module: next.id })}>Next: {next.title}</Link>
            </ButtonLink>
          )}
          <ButtonLink asChild size="sm" variant="quiet">
            <Link to={sectionPath('learning')}>My path</Link>
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Notice>
  )
}
