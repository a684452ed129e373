export { askForPasskey, hasPasskeys, makePasskey, PasskeyDeclined } from './passkeys'
