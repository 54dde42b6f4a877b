/// A key set and ID tokens of the issuer `https://issuer.example`, made with two keys that nobody has any more.
enum IDTokenSamples {
    static let keys =
        #"{"keys":[{"kty":"RSA","use":"sig","kid":"r1","alg":"RS256","n":"u4F9bEiHLztRouEG9xbPNNnAPCWx1S5SXubw"#
        + #"62Ds9BZ5bACyrAvOwdolG1b3M7PcTSHY2GXJgSQ0XJ5_n7U2s3N71Y7O6bLkBekwuZKUzEyV2iZUF71uEHZUSfNJOdASzlXRxP0l"#
        + #"NhKeucoseJy0DlQOuGwbbhcjgOCJQrLTn5gSJFCr1RTX2zJ2G413-XwropkeJxJU64DR5XhABSWdAkaieOH4pczYhxH0ULZbS4GG"#
        + #"OlbKZVlQvGpdD5TfmjifZ5Au5BA2VOEz47e_aMlza6XdPaBhBjdoDzK5UxN-7S7Wn0KtYC433CwFMsqOYeNewnYsoDL1WDbrmZDe"#
        + #"HFsibQ","e":"AQAB"},{"kty":"EC","crv":"P-256","kid":"e1","x":"duq7AgXWT7K9kKI8mCKA1WLmGUkA7phFqUDdID"#
        + #"jZFko","y":"5ATYv4Vc29Vh5xSJODPY2fRvvJ0cOCPNFvo309shHas"},{"kty":"RSA","use":"enc","kid":"r2","n":"A"#
        + #"QAB","e":"AQAB"},{"kty":"oct","kid":"h1","k":"c2VjcmV0"}]}"#
    static let rsa =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIiwidHlwIjoiSldUIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3Vi"#
        + #"IjoiMjQ4Mjg5NzYxMDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4t"#
        + #"MFM2X1d6QTJNaiIsIm5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUs"#
        + #"InJlYWxtX2FjY2VzcyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.EeYovqI_Vjf5MiFbi6CAyXdnipnzPu4CeQSNWM3eY8adypxW2r5Q"#
        + #"R0O-tLWzB1iBukZ4PgTO5_xvYJeCIpBmulsGaWbke2aUt4ZmbOKV6XNDeW6ZWlZUyvZp-NFJLU6lXME8lWmODgF2lQzBpPUi98xu"#
        + #"IkYeK3wZSSCFH6TpWQ9ntCFqXantiXKVR4s2xYmUNEZuiJm3soy3H41rx0j78NzpxOD57WGCpI8piFIITk0DcWx1AUQgnHhPQULe"#
        + #"T7o02xnjqvdeHdc8vWWSDtTaAShoMRD5ghfCXyKFKpiwSUuygBbQVR0hZhBMGqZlJ4cg_td0YZCppNTVjQIJbk19kg"#
    static let p256 =
        #"eyJhbGciOiJFUzI1NiIsImtpZCI6ImUxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.Mem3U6JUonQt5rrRiIK2lrwVIl2gypfN9osuoMUX_hWSBhjnTgepMkH7P0zp9gqlxz3c"#
        + #"gnwrCcPS8fA2TY8k4w"#
    static let unknownKey =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InI5In0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.GLa1Ds4EthghCUfQxMj1EUxsW4ozH-8NXWxbLyYTITVUd_l-ldv_FP6Oj7SprWvxGIqD"#
        + #"ytBBxzVbJx-rwXLy7-z6s5jLd7Mk6IzRCRVl-KIJDgLwIPCh9ex2S5VYk6tO3UbIZMKDhGsCLCAOjbZRN4CzSnHfkLbjV6YXjqLd"#
        + #"qYEuySfbFfw1Qr4YHG0Yi8hJ13-ooTAdodU41v_lCgAdJjFg3W-BkgLsFjXp2XSdvWzhDmZLEYC6r_MYjxGxLDOUqM7t6hQUw7oO"#
        + #"AvzugLYTU16tpGhWGy5eaTsokAY-qI2z4lWuIfZgNGe7pTYWBAx10OZniEM1I1q3cOwdFE3cMQ"#
    static let unnamedKey =
        #"eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYxMDAxIiwiYXVkIjo"#
        + #"iZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIsIm5hbWUiOiJBZGE"#
        + #"iLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2VzcyI6eyJyb2xlcyI"#
        + #"6WyJhZG1pbiJdfX0.Dcei9AQ9iK_ztQcUJpJtYXEAOhvRDUsy-uEAAta96t45wJ15LTfRl3dNJv8ncWggksM8H4GPdfEIgmJNAGU"#
        + #"KZhot1MNmW4tIFmA7voOYM9CcX0Jrd9eR8wMgzHCF4OJei7UGqbdyzxf2EZLJVv72yzW1cwhelH3-m4Mg-T0wVIt3DikzOuldpSS"#
        + #"k5nPmAavhTcFS2L_YYEvcQQcosi13rRqJyv7yAoFy4z55f4Ks9aKfZe6a61N38HX0BupK0dPUroVma_jsJ1D5AFvSsR2B0kKyk6X"#
        + #"MtG7nGjLuyh0sDGnxdPshQxDAcM-NJqNEQtPiw7U-C0WquLb9MbJbDsQuBA"#
    static let keyOfOtherKind =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6ImUxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.qhmXlmHSSEmAWDTAfJPyPMnUXB5m4cy2QKCWKqksDimGkf8YPuy-mxzHkzk8Sun42Nh8"#
        + #"w23zaed71S705DH8EFyp2k1RrlVD6sEwCUwONBa5tmGGDDO__Qa--cx231l0tdb4baA9HBdhPxZhNlwDkgF_MCe5IE8199vDNGjK"#
        + #"_hrhZW9HQCEl0FWSaQChSUfnS9Q9bS2MLFMkTrKOR06oBd3sWD7TVmRMpNFykmel_rY0ZHlDviTQuWZ2zSJ3Jitc2BweOzmMcu8Q"#
        + #"Z3B2AHXQ-v70iuM0HB0MBrkYb6nYBX97F0vFClU7njoMnl-4FaMCAhwGdHaL1Xmj98SPexUPqA"#
    static let several =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjpbImRlc2siLCJzaG9wIl0sImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2"#
        + #"X1d6QTJNaiIsIm5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJl"#
        + #"YWxtX2FjY2VzcyI6eyJyb2xlcyI6WyJhZG1pbiJdfSwiYXpwIjoiZGVzayJ9.smputUzZAvbkCg9PDkLTSyIBXVf5NHzhXEY1-tp"#
        + #"zz_4mpq7UTO9JOJL-s5xg9-9zCuHm3czf6_aFceazgycl-zMa8q2Cl_rjoT0-omqLPU2aByMpKYDkyj7Pv6CxJVLU5KM2FIFuFOe"#
        + #"nEztZd_XOmNRItGRk-s4XOsIopvSi_PQLnjooI4KY23h8dy1-paB3PXmHu9NYlbNbeGKPRUP5NOFVe4nyGCQkBFoeUofao61ALIA"#
        + #"lM7PWWDuSY_Qd_jlFe6jCb2rQz2bFeilS9YvtOs4zhbzLLiwMEsjAcUH5bzDI565med9Zubvuzs4_NsYq7l5LGMQui1w9n0jr5IR"#
        + #"Nig"#
    static let severalWithoutParty =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjpbImRlc2siLCJzaG9wIl0sImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2"#
        + #"X1d6QTJNaiIsIm5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJl"#
        + #"YWxtX2FjY2VzcyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.NpnnQa2aC6ygmA8vLdiu-fDjPfCJFhku9B3OEdFtAXae_p3UtJG3cgG7"#
        + #"FytbVTNWDAjivkNiGChohUTDIf3xe5yM9RIq0RmjQyRU3mJPQtl7dRz6xVck_-MEIpx9GYgxRa6OxQLsD5LeESPZ6veyVxvtGtKn"#
        + #"2eIkjOv-UsUIM8BRlO6737wfzbrjfVFGX8G0VovJrsaPmdjxLCsgrn6k6xTA3Fk77HMu3nRTO9ru-mQWWbubEj_hNC-7PspoUKSB"#
        + #"5ok_gGuOnvDa63jQ_iXLpWJZlsJMTPy3fAYCKrrktXwO-uV1IQ2-SZZS4U0jjSM3V7LwqaHiqICuqkPUYlzk5A"#
    static let otherParty =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfSwiYXpwIjoic2hvcCJ9.HNXoka4_FF02ta9Nyc_EbmSeooC1uHvbyIEPK_twwBeKAr6Bfkl"#
        + #"GZcl7o9Jy2pRA1W5OwqAGlPr-F6njJ2BMRFJ6G_CmPT9uX3YScm0RdZmzme9nOJSdQprehp-7chiWKVw7QXaiYKmN-hJ-6dTHt4o"#
        + #"5mYjZHNFHfKjpWQ7jkmz403OrihLF9I3WsO0yc2-PKbLEEB3of1S0Eb1XIjgZasSKWBT8vjyuMSKmniPvbSwQBfuTBWURGrdHsZ1"#
        + #"tCrHZnZZj4VgzFDixLQbgY2jzoBrhUTVcxZHSAXZAX1uP7nfR575QounBNcpJoEjVFh0CleyGsJrqLubPImlxgjkpRg"#
    static let future =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfSwibmJmIjoxNzAwMDAxMDAwfQ.k-lFHiPOJTacchNXVTHiyVkRUWKjtufr4eKCKwol9R6N5"#
        + #"ZK_FOuR0cgOxEcDnGIW5DKnMqtOV22ucgxXSOMciaKsvjyZyuQ-kK7RJ6nuI3-5m8dssihgQmrqfwwOYZso1hOKkvNAlGyvWX0BI"#
        + #"XYE3TPM1UfZJ9A4fGHRkJ9Kq0WEn1ycPa1I4UX_pJJHwQV2v5QLsiE00-jOib5qipmnweRLNB6JntEA31c3qQppdOj2eV1uwbsZU"#
        + #"nYdNWuwed6kesLD7IIiCFni0M5w-2n9N0E2b9tPbeagW8ThKYHHnwe3Slb9Ug4iPGa6TKcUluLdokp4MrICTJhGXV4Oc8zqmg"#
    static let noSubject =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwiYXVkIjoiZGVzayIsImV4"#
        + #"cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIsIm5hbWUiOiJBZGEiLCJncm91cHMi"#
        + #"Olsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2VzcyI6eyJyb2xlcyI6WyJhZG1pbiJd"#
        + #"fX0.VO6F0yio71tYdYCbPX49GEmuMhzeK_Kk5Jncfl-4hTypN8E9WSJXeq2xW-XymHxqPD_vR6IhI4qDsIGyUhSNjbz0CLijRrrC"#
        + #"utXwKhti4Hf-sY9F2kljBXQ0aoxqASoCMMLqDBy59sQS2urrPBQ3V9haV1RUSLn-w3yUrTpxZNITuBC_4NQLy1J3HuS2TEUEpHIK"#
        + #"iSg3YyxK-OvzNU-vBKxLf79FXgVLpHRcIMiNcDIB9yZxVpLF6JPB1vBVERm4IG9xp2G-Qs0B_v1if5asgmFJCD7oBGmpANOVWpI5"#
        + #"0_lSQSaywVAPGiVgvBT5KVpyIl9ve-Vhb1hnfLI8Oj2TTA"#
    static let noEnd =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImlhdCI6MTcwMDAwMDAwMCwibm9uY2UiOiJuLTBTNl9XekEyTWoiLCJuYW1lIjoiQWRhIiwiZ3Jv"#
        + #"dXBzIjpbImtlZXBlciIsInN0YWZmIl0sImVtYWlsX3ZlcmlmaWVkIjp0cnVlLCJyZWFsbV9hY2Nlc3MiOnsicm9sZXMiOlsiYWRt"#
        + #"aW4iXX19.QJ1TTwHxHg9MM9nou4_MdvHC3WQ8C-ZHDngNCH7R-nT9mLBER6miIB_HMEr9EpXc6bK_QkY6EpSV1Lyp7gwS7nC7CAU"#
        + #"oqimTg8s_UyMF5ANxF4R3lRODrne4lUIwAFlbu8Fvc-44JtJdEt_YV61o99AbzQxwpbMkuHXhMpCfgKjq5GRSWLcP3JgJpsQrdZN"#
        + #"x4mBKwbGEmObM7aKxZ8UbiFpYgnzr6Z5UUnzBz2SVWpSY8Wv1m-taCh0nhYAH_zCYVF-5Mk2pdNxJR9HrVa7mg5s4WkoGL5JiOaM"#
        + #"BGmRjptVZmnLF7PCzX_wi5NGWCB_QoUWhaCO8ratgc-d_ltQCNQ"#
    static let critical =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIiwiY3JpdCI6WyJ4Il19.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3V"#
        + #"iIjoiMjQ4Mjg5NzYxMDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4"#
        + #"tMFM2X1d6QTJNaiIsIm5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWU"#
        + #"sInJlYWxtX2FjY2VzcyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.nDw0VYl-Gw_xwcUlzY7MZFCnxnbCinXz6R0SJkuwh5rqjY7s29h"#
        + #"yTNOGcEKF9M9npOdQFvTjdSt2Eb-G2vh6kPMJ71GIDNtjnV4TvxWHewD6mu7kdUSA53LbZsLdoSJ5_7cVhwOH1cgwqiI1v8nOspp"#
        + #"nzW8GtIRB9X8Rad4XRU3tswIT0WQ9UkhtgN1XKj7hcp8-N5iGl3TlCTS4suU598xuglJ6tXazYM-ueCcwmDhkpa42Vgu1o0q035Q"#
        + #"0kTyFuoQRjB-00S4b4zQoM8xR8U-qfYspEEBeCBjahAs2zJ9lzqoWhaDySCwkHIEJdmeI84lYNyG6eBtm166o_UObgA"#
    static let twice =
        #"eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiYSIsInN1YiI6"#
        + #"ImIiLCJhdWQiOiJkZXNrIiwiZXhwIjoxNzAwMDAzNjAwLCJpYXQiOjE3MDAwMDAwMDAsIm5vbmNlIjoibi0wUzZfV3pBMk1qIn0."#
        + #"Ux7ABFi3-jcxz_y2_Z4vvs1DXXukq4GUURaK0CHVNuziJwTngUp6YWpCnDT2f3KgJSP2iZEbKMatjKX-eOXntOn3DHtuqIbWYkbB"#
        + #"X3giqTIlVjTG4sYE1KaFULInSsy-6EdGgKJO-4vxCwX64joLlQCZcQD5rNht8CjH7XUwwbp0JJLB83CQvy4sGU-UD2szgkkYSyVv"#
        + #"t7eZXslst5doeE1lAebJSzAP2IRPjOZ73T4hecu5n9bBkyXjM6IfgYILL_tiwyOZyHXuYDPpohzU64LuxCIRlx3QHk1TZOA5vcZ3"#
        + #"Z-EOMun32c0KIhKK00qiF-j9eugaz1tdjGcLZMVd-A"#
    static let `none` =
        #"eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYxMDAxIiwiYXVkIjoi"#
        + #"ZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIsIm5hbWUiOiJBZGEi"#
        + #"LCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2VzcyI6eyJyb2xlcyI6"#
        + #"WyJhZG1pbiJdfX0."#
    static let hmac =
        #"eyJhbGciOiJIUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiMjQ4Mjg5NzYx"#
        + #"MDAxIiwiYXVkIjoiZGVzayIsImV4cCI6MTcwMDAwMzYwMCwiaWF0IjoxNzAwMDAwMDAwLCJub25jZSI6Im4tMFM2X1d6QTJNaiIs"#
        + #"Im5hbWUiOiJBZGEiLCJncm91cHMiOlsia2VlcGVyIiwic3RhZmYiXSwiZW1haWxfdmVyaWZpZWQiOnRydWUsInJlYWxtX2FjY2Vz"#
        + #"cyI6eyJyb2xlcyI6WyJhZG1pbiJdfX0.9QT1KBon0GHlPfHUFXKNMs5KwLvOpWCpzEReoKjFIdY"#
}
