import { userMessage } from '@tryka/api-client'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { CERTIFICATE_FILE, pathOf, type CertificateFile, type OwnCertificate } from '@tryka/domain'

const ENDINGS: Record<CertificateFile, string> = { bundle: 'badge.json', json: 'json' }

/** "Tryka-Completed-SQL-Foundations.badge.json" */
const fileName = ({ linkedIn: { name, organizationName } }: OwnCertificate, as: CertificateFile): string =>
  `${`${organizationName} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.${ENDINGS[as]}`

/** Takes a certificate along, as one of its files. */
export function useCertificateFile(certificate: OwnCertificate) {
  const api = useApi()
  return useMutation({
    mutationFn: (as: CertificateFile) =>
      api.download('GET', `${pathOf(CERTIFICATE_FILE, { id: certificate.id })}?as=${as}`),
    onSuccess: (file, as) => saveFile(file, fileName(certificate, as)),
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The file could not be downloaded. Try again.')),
    meta: { needsSession: true },
  })
}
