import { useState } from 'react'
import { COMPLETION_WORDS, nameInCertificate, type OwnCertificate } from '@tryka/domain'
import { NameSwitch } from '../credentials/name-switch'
import { ShareLinkDialog } from '../credentials/share-link-dialog'

interface ShareCertificateProps {
  certificate: OwnCertificate
  onClose: () => void
}

/** What whoever has the link of a certificate sees, and its link. */
export function ShareCertificate({ certificate: given, onClose }: ShareCertificateProps) {
  // Until the list beneath has what was issued in its place.
  const [issued, setIssued] = useState<OwnCertificate>()
  const certificate = issued && issued.issuedAt > given.issuedAt ? issued : given
  const { id, version, path, verifyUrl, linkedIn, withName } = certificate
  return (
    <ShareLinkDialog
      title={`Share the certificate of ${path.title}`}
      description={`${COMPLETION_WORDS}. Whoever has the link sees the modules and the days on which you passed them.${
        withName ? ' Your name stands in it.' : ' Not your name, unless you add it.'
      }`}
      verifyUrl={verifyUrl}
      linkedIn={linkedIn}
      onClose={onClose}
    >
      <NameSwitch<OwnCertificate>
        shown={certificate}
        issue={(api, next) =>
          api.call(nameInCertificate, { params: { id }, body: { withName: next, version } })
        }
        onIssued={setIssued}
      />
    </ShareLinkDialog>
  )
}
