import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { enrollInPath, tellWhenPathOpens, type Course } from '@tryka/domain'
import { Badge, Button, Chip, Chips, Icon, RowItem, SrOnly, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { formatCount } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { RowLine, RowText } from '../../parts/rows'

/** Provider, level, how long it takes, and what is counted of it where there is enough to count. */
export function courseFacts({ provider, level, duration, rating, students }: Course): string {
  const facts = [provider, level, ...(duration === null ? [] : [duration])].join(', ')
  const rated = rating === null ? '' : ` Rated ${rating} of 5.`
  const passed = students === null ? '' : ` ${formatCount(students)} people learn here.`
  return `${facts}.${rated}${passed}`
}

/** One path of the catalogue, whole or being written. */
export function CourseRow({ course, reason }: { course: Course; reason?: string }) {
  const { title, skills, summary } = course
  return (
    <RowItem>
      <RowLine>
        <RowText>
          <div>
            <b>{title}</b>
            <Text size="xs" tone={3}>
              {courseFacts(course)}
            </Text>
          </div>
          <Text size="sm">{summary}</Text>
          {skills.length > 0 && (
            <Chips>
              {skills.map((skill) => (
                <Chip key={skill} size="sm">
                  {skill}
                </Chip>
              ))}
            </Chips>
          )}
          {reason !== undefined && (
            <Text size="xs" tone={3}>
              {reason}
            </Text>
          )}
          {reason === undefined && <Modules course={course} />}
        </RowText>
        <CourseAction course={course} />
      </RowLine>
    </RowItem>
  )
}

function CourseAction({ course: { id, title, isOpen, isEnrolled, isAwaited } }: { course: Course }) {
  const enroll = useChange((api, _args: undefined) => api.call(enrollInPath, { params: { id } }), {
    done: () => 'Enrolled',
    text: () => `${title} is among your paths.`,
    failed: 'Enrolling failed. Try again.',
  })
  const tell = useChange((api, _args: undefined) => api.call(tellWhenPathOpens, { params: { id } }), {
    done: () => 'You will be told',
    text: () => `A note comes when ${title} opens.`,
    failed: 'This could not be noted. Try again.',
  })
  if (isEnrolled) return <Badge tone="vriddhi">Your path</Badge>
  if (isOpen)
    return (
      <Button size="sm" variant="secondary" busy={enroll.isPending} onClick={() => enroll.mutate(undefined)}>
        Enroll Now<SrOnly>: {title}</SrOnly>
      </Button>
    )
  if (isAwaited) return <Badge>You will be told</Badge>
  return (
    <Button size="sm" variant="quiet" busy={tell.isPending} onClick={() => tell.mutate(undefined)}>
      Tell me when it opens<SrOnly>: {title}</SrOnly>
    </Button>
  )
}

/** What is in it. What can be read is a link, enrolled or not. */
function Modules({ course: { modules, openModules, isOpen } }: { course: Course }) {
  return (
    <details>
      <Summary>
        {isOpen ? `${modules.length} modules` : `Being written, ${openModules} of ${modules.length} open`}
      </Summary>
      <List>
        {modules.map(({ id, title, minutes, isOpen: canRead, isPassed }) => (
          <li key={id}>
            {canRead ? <Link to={sectionPath('learning', { module: id })}>{title}</Link> : title}
            {minutes !== null && <small>{minutes} min</small>}
            {isPassed && (
              <small>
                <Icon icon={Check} size="xs" /> Passed
              </small>
            )}
          </li>
        ))}
      </List>
    </details>
  )
}

const Summary = styled.summary`
  width: fit-content;
  min-height: 1.5rem;
  font-size: var(--fs-3);
  color: var(--text-2);
  cursor: pointer;
`
const List = styled.ol`
  display: grid;
  gap: var(--sp-1);
  margin-top: var(--sp-2);
  padding-left: 1.5rem;
  font-size: var(--fs-3);
  list-style: decimal;
  color: var(--text-2);

  li {
    min-height: 1.5rem;
  }
  small {
    margin-left: var(--sp-2);
    font-size: var(--fs-2);
    color: var(--text-3);
    white-space: nowrap;
  }
  a {
    color: var(--link);
  }
`
