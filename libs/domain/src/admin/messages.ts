/** Texts of specification 4, 5 and 8, to the letter. */
export const ADMIN_MESSAGES = {
  emptyFields: 'Please enter both username and password.',
  unsolved: 'Please complete the mathematical verification.',
  unsolvedTitle: 'Security Verification Required',
  loginFailedTitle: 'Login Failed',
  loginFailed: 'Invalid credentials. Please try again.',
  loginDoneTitle: 'Login Successful',
  loginDone: 'Welcome to the admin panel',
  loggedOutTitle: 'Logged Out',
  loggedOut: 'You have been successfully logged out.',
  exportTitle: 'Export Started',
  exportStarted: 'CSV file download has been initiated.',
} as const
