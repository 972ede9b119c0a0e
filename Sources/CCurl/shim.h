#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H
#include <curl/curl.h>

// Swift cannot call variadic functions: one function for each kind of value.

typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_receiver(CURL *handle, CURLoption option, ccurl_receiver value) {
  return curl_easy_setopt(handle, option, value);
}

// The option that takes names came with 7.85 and made the one that takes bits obsolete.
static inline CURLcode ccurl_allow_protocols(CURL *handle, int plain) {
#if LIBCURL_VERSION_NUM >= 0x075500
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, plain ? "http,https" : "https");
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(
      handle, CURLOPT_REDIR_PROTOCOLS_STR, plain ? "http,https" : "https");
#else
  long http = CURLPROTO_HTTP, https = CURLPROTO_HTTPS;
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS, plain ? http | https : https);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(
      handle, CURLOPT_REDIR_PROTOCOLS, plain ? http | https : https);
#endif
}

static inline CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// The result is in a union.
static inline CURLcode ccurl_result(const CURLMsg *message) { return message->data.result; }
#endif
