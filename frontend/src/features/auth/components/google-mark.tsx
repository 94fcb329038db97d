/** Google's logo in its four colours, as its brand rules require. */
export const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
    />
    <path
      fill="#34A853"
      d="M24 46c6 0 11-2 14.6-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.600-3.900-12.300-9.100H4.300v5.700A22 22 0 0 0 24 46z"
    />
    <path
      fill="#FBBC05"
      d="M11.700 28.100a13.200 13.200 0 0 1 0-8.400V14H4.300a22 22 0 0 0 0 19.800z"
    />
    <path
      fill="#EA4335"
      d="M24 10.700c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.300 14l7.400 5.700c1.700-5.200 6.600-9 12.300-9z"
    />
  </svg>
);
