/** The ids of the login's fields; there is one login at a time. */
export const loginIds = {
  login: 'login-username',
  password: 'login-password',
  captcha: 'login-captcha',
} as const
