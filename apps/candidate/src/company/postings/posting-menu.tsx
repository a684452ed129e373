import {
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
import { Button, ConfirmDialog, Icon, Menu, MenuItem } from '@tryka/ui'
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
import { useAskedBack, useShare } from '../../base/share/use-share'
import { useAddress } from '../parts/address'

const SHARE_TEXT =
  'Applications through your link count as referred by you, unless you hire for this job yourself. For that you need a profile of your own.'

/** What is done with a posting now and then. */
export function PostingMenu({ posting }: { posting: PostingCard }) {
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
