/** The settings of a build; see `.env.example`. */
interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_APP_URL?: string
  readonly VITE_CAREERS_URL?: string
  readonly VITE_LINKEDIN_URL?: string
  readonly VITE_X_URL?: string
  readonly VITE_GITHUB_URL?: string
}
