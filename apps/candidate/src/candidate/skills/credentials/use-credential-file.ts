import { userMessage } from '@tryka/api-client'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { CREDENTIAL_FILE, pathOf, type CredentialFile, type OwnCredential } from '@tryka/domain'

const ENDINGS: Record<CredentialFile, string> = { bundle: 'badge.json', json: 'json', png: 'png', svg: 'svg' }

/** "Tryka-Solidity-Advanced.badge.json" */
const fileName = ({ linkedIn: { name, organizationName } }: OwnCredential, as: CredentialFile): string =>
  `${`${organizationName} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.${ENDINGS[as]}`

/** Takes a credential along, as one of its files. */
export function useCredentialFile(credential: OwnCredential) {
  const api = useApi()
  return useMutation({
    mutationFn: (as: CredentialFile) =>
      api.download('GET', `${pathOf(CREDENTIAL_FILE, { id: credential.id })}?as=${as}`),
    onSuccess: (file, as) => saveFile(file, fileName(credential, as)),
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The file could not be downloaded. Try again.')),
    meta: { needsSession: true },
  })
}
