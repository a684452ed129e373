import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { CentredScreen, notify, useCaptcha, useDocumentTitle, useLinks, useLock } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { ADMIN_MESSAGES, BRAND } from '@tryka/domain'
import { ButtonLink, Icon } from '@tryka/ui'
import { AdminLoginForm, type Credentials } from './admin-login-form'
import { Ground } from './ground'
import { FACTOR_PATH, useLogin, usePasskeyLogin } from './session.queries'

/** Sign-in of administrators. */
export function AdminLoginPage() {
  const links = useLinks()
  const navigate = useNavigate()
  const captcha = useCaptcha('admin')
  const login = useLogin()
  const byPasskey = usePasskeyLogin()
  const lock = useLock()
  useDocumentTitle('Admin sign-in')

  const signIn = async (credentials: Credentials) => {
    if (!captcha.solved) return notify.failure(ADMIN_MESSAGES.unsolvedTitle, ADMIN_MESSAGES.unsolved)
    const { captchaId, captchaAnswer } = captcha
    let session
    try {
      session = await login.mutateAsync({ ...credentials, captchaId, captchaAnswer })
    } catch (error) {
      // A question is good for one try.
      captcha.reset()
      return notify.failure(ADMIN_MESSAGES.loginFailedTitle, userMessage(error, ADMIN_MESSAGES.loginFailed))
    }
    // Half of the way: the second factor comes next.
    if (session.level === 'password') return navigate(FACTOR_PATH)
    notify.success(ADMIN_MESSAGES.loginDoneTitle, ADMIN_MESSAGES.loginDone)
    return navigate('/admin-dashboard')
  }

  const signInByPasskey = async () => {
    try {
      await byPasskey.mutateAsync()
    } catch (error) {
      return notify.failure(ADMIN_MESSAGES.loginFailedTitle, userMessage(error, ADMIN_MESSAGES.loginFailed))
    }
    notify.success(ADMIN_MESSAGES.loginDoneTitle, ADMIN_MESSAGES.loginDone)
    return navigate('/admin-dashboard')
  }

  return (
    <CentredScreen
      skipTo="Skip to the form"
      art={<Ground />}
      actions={
        <ButtonLink href={links.site('/')} variant="quiet">
          <Icon icon={ArrowLeft} />
          Back to Home
        </ButtonLink>
      }
      footer={`© 2025 ${BRAND.name}`}
    >
      <AdminLoginForm
        captcha={captcha}
        busy={login.isPending}
        onSubmit={(credentials) => lock(() => signIn(credentials))}
        passkey={{ busy: byPasskey.isPending, onPress: () => void lock(signInByPasskey) }}
        onMissing={() => notify.failure('Error', ADMIN_MESSAGES.emptyFields)}
      />
    </CentredScreen>
  )
}
