import { useState } from 'react'
import { nameInCredential, SKILL_LEVEL_NAMES, type OwnCredential } from '@tryka/domain'
import { NameSwitch } from '../../parts/credentials/name-switch'
import { ShareLinkDialog } from '../../parts/credentials/share-link-dialog'

interface ShareDialogProps {
  credential: OwnCredential
  onClose: () => void
}

/** What whoever has the link of a credential sees, and its link. */
export function ShareDialog({ credential: given, onClose }: ShareDialogProps) {
  // Until the list beneath has what was issued in its place.
  const [issued, setIssued] = useState<OwnCredential>()
  const credential = issued && issued.issuedAt > given.issuedAt ? issued : given
  const { id, version, skill, level, verifyUrl, withName, recheck, linkedIn } = credential
  return (
    <ShareLinkDialog
      title={`Share ${skill}, ${SKILL_LEVEL_NAMES[level]}`}
      description={`Whoever has the link sees level, score with range, month and ${
        recheck ? '“with five tasks repeated in a call”' : '“unsupervised”'
      }.${withName ? ' Your name stands in it.' : ' Not your name, unless you add it.'}`}
      verifyUrl={verifyUrl}
      linkedIn={linkedIn}
      onClose={onClose}
    >
      <NameSwitch<OwnCredential>
        shown={credential}
        issue={(api, next) =>
          api.call(nameInCredential, { params: { id }, body: { withName: next, version } })
        }
        onIssued={setIssued}
      />
    </ShareLinkDialog>
  )
}
