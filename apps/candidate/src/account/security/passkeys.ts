// What knows of passkeys, in one chunk: neither Settings nor the sign-in page waits for it.
export { PasskeyList } from './passkey-list'
export { UsePasskey } from './use-passkey'
