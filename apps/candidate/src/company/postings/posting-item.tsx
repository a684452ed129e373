import {
  BarChart3,
  Copy,
  Ellipsis,
  ExternalLink,
  FileX,
  Link2,
  Link2Off,
  Pencil,
  RotateCcw,
  Share2,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Chip,
  ConfirmDialog,
  Icon,
  media,
  Menu,
  MenuItem,
  Row,
  SrOnly,
  Stack,
  StatusDot,
  TextLink,
} from '@tryka/ui'
import { notify, useLinks } from '@tryka/app-shell'
import {
  duplicatePosting,
  deletePosting,
  reopenPosting,
  unpublishPosting,
  type PostingCard,
} from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { Link } from '../../base/address/placed-link'
import { CloseOutNotice } from '../parts/close-out-notice'
import { sectionPath, useAddress } from '../parts/address'
import { counted, formatListDate, formatSince } from '../../base/format/format'
import { Facts } from '../../base/facts'
import { useAskedBack, useShare } from '../../base/share/use-share'
import { STATUS_TONES } from '../parts/posting-tones'

/** One posting: what it is, how it is received, and what can be done about it. */
export function PostingItem({ posting }: { posting: PostingCard }) {
  const address = useAddress()
  const { id, title, status, canEdit } = posting
  const named = <SrOnly> of {title}</SrOnly>
  return (
    <Card asChild pad>
      <li>
        <Stack gap={3}>
          <Row between align="start" gap={3}>
            <Stack gap={1}>
              <Row gap={2} wrap>
                <Title>{title}</Title>
                <StatusDot tone={STATUS_TONES[status]}>{status}</StatusDot>
                {posting.decisionId && (
                  <StatusDot tone="danger">
                    <TextLink asChild>
                      <Link to={sectionPath('settings', { decision: posting.decisionId })}>Taken down</Link>
                    </TextLink>
                  </StatusDot>
                )}
                <Badge tone={posting.urgency === 'High' ? 'danger' : 'neutral'}>
                  {posting.urgency === 'Low Priority' ? posting.urgency : `${posting.urgency} Priority`}
                </Badge>
              </Row>
              <Facts items={factsOf(posting)} />
            </Stack>
            <MoreActions posting={posting} />
          </Row>
          {posting.skills.length > 0 && (
            <Row gap={2} wrap>
              {posting.skills.map(({ skill, importance }) => (
                <Chip key={skill} size="sm">
                  {skill}
                  {importance === 'nice' && ' (nice to have)'}
                </Chip>
              ))}
            </Row>
          )}
          <CloseOutNotice posting={posting} />
          <Foot>
            <Facts items={receptionOf(posting)} />
            <Acts>
              <ButtonLink asChild variant="soft" size="sm">
                <Link to={sectionPath('applications', { posting: id })}>
                  <Icon icon={Users} size="sm" />
                  View Applications{named}
                </Link>
              </ButtonLink>
              {canEdit && (
                <ButtonLink asChild variant="quiet" size="sm">
                  <Link to={address.with({ posting: id })}>
                    <Icon icon={Pencil} size="sm" />
                    Edit<SrOnly> {title}</SrOnly>
                  </Link>
                </ButtonLink>
              )}
              <ButtonLink asChild variant="quiet" size="sm">
                <Link to={address.with({ analytics: id })}>
                  <Icon icon={BarChart3} size="sm" />
                  Analytics{named}
                </Link>
              </ButtonLink>
            </Acts>
          </Foot>
        </Stack>
      </li>
    </Card>
  )
}

const factsOf = ({ department, location, mode, type, salary }: PostingCard): (string | null)[] => [
  department,
  location && location !== mode ? `${location} (${mode})` : mode,
  type,
  salary,
]

function receptionOf(posting: PostingCard): string[] {
  const { applications, newApplications, views, posted, closesAt, status, hired, openings } = posting
  if (!posted) return ['Not posted yet']
  const ends = closesAt
    ? `${status === 'Closed' ? 'was due to close' : 'closes'} ${formatListDate(closesAt)}`
    : ''
  return [
    `${counted(applications, 'application')}${newApplications ? `, ${newApplications} new` : ''}`,
    counted(views, 'view'),
    `${hired} of ${openings} hired`,
    `posted ${formatSince(posted)}`,
    ends,
  ]
}

const SHARE_TEXT =
  'Applications through your link count as referred by you, unless you hire for this job yourself. For that you need a profile of your own.'

function MoreActions({ posting }: { posting: PostingCard }) {
  const { id, title, version, canClose, canReopen, canDelete, canPublish, applications, status } = posting
  const { publicPath, canUnshare } = posting
  const address = useAddress()
  const [deleting, setDeleting] = useState(false)
  const acts = usePostingActs(posting)
  const sharing = useShare({ id, title, text: SHARE_TEXT })
  // Of an open posting the link is taken back where it is shown.
  const back = useAskedBack(id, 'away')
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="sm" iconOnly label={`More actions for ${title}`}>
            <Icon icon={Ellipsis} />
          </Button>
        }
      >
        {canPublish && status === 'Draft' && (
          <MenuItem asChild>
            <Link to={address.with({ posting: id })}>
              <Icon icon={Pencil} />
              Check and post
            </Link>
          </MenuItem>
        )}
        {(canClose || canPublish) && (
          <MenuItem icon={Users} onSelect={() => address.set({ team: id })}>
            Hiring team
          </MenuItem>
        )}
        {canReopen && (
          <MenuItem icon={RotateCcw} onSelect={() => acts.reopen.mutate(version)}>
            Reopen as a draft
          </MenuItem>
        )}
        {publicPath !== null && <PublicPage path={publicPath} />}
        {publicPath !== null && (
          <MenuItem icon={Share2} onSelect={sharing.share}>
            Share by your link
          </MenuItem>
        )}
        {publicPath === null && canUnshare && (
          <MenuItem icon={Link2Off} onSelect={back.ask}>
            Take your link back
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={() => acts.duplicate.mutate()}>
          Duplicate
        </MenuItem>
        {canClose && status === 'Active' && applications === 0 && (
          <MenuItem icon={Undo2} onSelect={() => acts.unpublish.mutate(version)}>
            Back to draft
          </MenuItem>
        )}
        {canClose && (
          <MenuItem icon={FileX} onSelect={() => address.set({ close: id })}>
            Close
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem icon={Trash2} danger onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {sharing.dialog}
      {back.dialog}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${title}?`}
        text="The draft is gone for good."
        confirmLabel="Delete draft"
        busyLabel="Deleting…"
        busy={acts.remove.isPending}
        onConfirm={() => acts.remove.mutate(undefined, { onSettled: () => setDeleting(false) })}
      />
    </>
  )
}

/** Where everybody reads the posting. */
function PublicPage({ path }: { path: string }) {
  const url = new URL(useLinks().site(path), window.location.href).href
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => notify.success('Link copied', url),
        () => notify.failure('The link could not be copied', url),
      )
  return (
    <>
      <MenuItem asChild>
        <a href={url} target="_blank" rel="noopener">
          <Icon icon={ExternalLink} />
          Open public page
        </a>
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => void copy()}>
        Copy public link
      </MenuItem>
    </>
  )
}

function usePostingActs({ id, title }: PostingCard) {
  const params = { id }
  const address = useAddress()
  return {
    reopen: useChange((api, version: number) => api.call(reopenPosting, { params, body: { version } }), {
      done: () => 'Posting reopened',
      text: () => `${title} is a draft again.`,
      failed: 'The posting could not be reopened.',
    }),
    unpublish: useChange(
      (api, version: number) => api.call(unpublishPosting, { params, body: { version } }),
      {
        done: () => 'Posting taken back',
        text: () => `${title} is a draft again.`,
        failed: 'The posting could not be taken back.',
      },
    ),
    duplicate: useChange(
      (api) => api.call(duplicatePosting, { params }),
      { done: () => 'Posting duplicated', failed: 'The posting could not be duplicated.' },
      (copy) => address.set({ posting: copy.id }, { replace: false }),
    ),
    remove: useChange((api) => api.call(deletePosting, { params }), {
      done: () => 'Draft deleted',
      failed: 'The draft could not be deleted.',
    }),
  }
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);

  ${media.compact} {
    flex-direction: column;
    align-items: flex-start;
  }
`
// On a phone the words alone keep the actions in one line.
const Acts = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--sp-2);

  ${media.phone} {
    flex: initial;
    svg {
      display: none;
    }
  }
`
const Title = styled.h2`
  font-size: var(--fs-5);
  font-stretch: 102%;
`
