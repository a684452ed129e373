import { Ellipsis, Route } from 'lucide-react'
import { useState } from 'react'
import { dropPath, type ActivePath } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  CardHead,
  ConfirmDialog,
  EmptyState,
  Icon,
  Menu,
  MenuItem,
  ProgressBar,
  Row,
  RowItem,
  Rows,
  SrOnly,
  Text,
} from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useChange } from '../../base/calls/calls'
import { sectionPath } from '../parts/address'
import { RowLine, RowText } from '../parts/rows'
import { LogTimeDialog } from './log-time-dialog'
import { RateDialog } from './rate-dialog'

/** Paths that were begun, each with its next module. */
export const ActivePaths = ({ paths }: { paths: readonly ActivePath[] }) => (
  <Card asChild>
    <section aria-labelledby="paths">
      <CardHead>
        <h2 id="paths">Your paths</h2>
      </CardHead>
      {paths.length === 0 ? (
        <EmptyState
          icon={Route}
          title="No path begun"
          text="Enrol in one of the courses and it appears here."
          action={
            <ButtonLink asChild variant="secondary">
              <Link to={sectionPath('learning', { tab: 'courses' })}>See all courses</Link>
            </ButtonLink>
          }
        />
      ) : (
        <Rows>
          {paths.map((path) => (
            <PathRow key={path.id} path={path} />
          ))}
        </Rows>
      )}
    </section>
  </Card>
)

function PathRow({ path }: { path: ActivePath }) {
  const [open, setOpen] = useState<'time' | 'rate' | 'leave'>()
  const close = () => setOpen(undefined)
  const { title, provider, difficulty, duration, progress, completed, modules, nextModule, next } = path
  return (
    <RowItem>
      <RowLine>
        <RowText>
          <div>
            <b>{title}</b>
            <Text size="xs" tone={3}>
              {[provider, difficulty, ...(duration === null ? [] : [duration])].join(', ')}
            </Text>
          </div>
          <ProgressBar value={progress} label={`Progress: ${title}`} />
          <Text size="sm">
            {completed} of {modules} modules, {progress}%. {nextModule ? `Next: ${nextModule}` : 'Completed'}
          </Text>
        </RowText>
        <Row gap={2} wrap>
          {next !== null ? (
            <ButtonLink asChild size="sm" variant="secondary">
              <Link to={sectionPath('learning', { module: next })}>
                Continue<SrOnly>: {title}</SrOnly>
              </Link>
            </ButtonLink>
          ) : nextModule === null ? (
            <Badge tone="vriddhi">Completed</Badge>
          ) : (
            <Badge>Next one is being written</Badge>
          )}
          <Menu
            trigger={
              <Button variant="quiet" size="sm" iconOnly label={`More actions: ${title}`}>
                <Icon icon={Ellipsis} size="sm" />
              </Button>
            }
          >
            <MenuItem onSelect={() => setOpen('time')}>Log time</MenuItem>
            {path.canRate && <MenuItem onSelect={() => setOpen('rate')}>Rate this path</MenuItem>}
            <MenuItem danger onSelect={() => setOpen('leave')}>
              Leave path
            </MenuItem>
          </Menu>
        </Row>
      </RowLine>
      {open === 'time' && <LogTimeDialog path={path} onClose={close} />}
      {open === 'rate' && <RateDialog path={path} onClose={close} />}
      {open === 'leave' && <LeavePath path={path} onClose={close} />}
    </RowItem>
  )
}

function LeavePath({ path: { id, title }, onClose }: { path: ActivePath; onClose: () => void }) {
  const leave = useChange((api, _args: undefined) => api.call(dropPath, { params: { id } }), {
    done: () => 'Path left',
    text: () => 'Your progress is kept in case you come back.',
    failed: 'The path could not be left. Try again.',
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${title}?`}
      text="Your progress is kept, so that enrolling again goes on from there."
      confirmLabel="Leave path"
      busyLabel="Leaving…"
      busy={leave.isPending}
      onConfirm={() => leave.mutate(undefined, { onSuccess: onClose })}
    />
  )
}
